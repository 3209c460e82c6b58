/** Begins on the page of a table. What other pages need of it they bring themselves. */

import { Table } from "../table";

new Table();
