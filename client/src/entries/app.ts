/** Begins on every page; the table is one of them. */

import "../copying";
import { Opening } from "../opening";
import { Table } from "../table";

if (document.getElementById("prompt")) new Table();

const opening = document.querySelector<HTMLFormElement>("#opening");
if (opening) new Opening(opening);
