import * as z from 'zod/mini';

/*
 * zod compiles schemas with `new Function` where it may. Our Content-Security-Policy forbids it, and the browser reports
 * the mere attempt, so it is told not to try. Imported first of all, before any schema is made.
 */
z.config({ jitless: true });
