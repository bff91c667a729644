/** The id of the element that says how to use a grip. */
export const GRIP_HELP = 'grip-help';
