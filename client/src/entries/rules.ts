/** Begins on the page of a rulebook. */

import { BookSearch } from "../booksearch";
import { markSection } from "../sections";

markSection();
new BookSearch();
