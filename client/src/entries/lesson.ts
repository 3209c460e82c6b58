/** Loaded by tables with a guided first game (guidance.ts). */

export { Lesson } from "../lesson";
