/** Begins at a table. */

import { Table } from "../table";

new Table();
