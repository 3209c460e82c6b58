/** Begins on every page. */

import "../copying";
import { Opening } from "../opening";

const opening = document.querySelector<HTMLFormElement>("#opening");
if (opening) new Opening(opening);
