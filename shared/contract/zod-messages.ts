import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/*
 * zod's small build comes without words of its own: a value that a schema says nothing about would be 'Invalid input'
 * and no more. Imported where somebody reads what a schema says of a value.
 */
z.config(en());
