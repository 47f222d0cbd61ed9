/** Height a lesson needs besides its board, in points: bar, heading, task, status and buttons. */
export const LESSON_TAKEN = 400;
