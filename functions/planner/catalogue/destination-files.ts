import { A_TO_L } from './destinations-a-to-l.ts';
import { M_TO_Z } from './destinations-m-to-z.ts';

/** The data file of every destination, by its name. */
export const DESTINATION_FILES: Readonly<Record<string, unknown>> = { ...A_TO_L, ...M_TO_Z };
