import * as z from 'zod/mini';

/*
 * zod compiles schemas with `new Function` where allowed. Our Content-Security-Policy forbids it, and the browser
 * reports even the attempt, so it is disabled. Imported first of all, before any schema is created.
 */
z.config({ jitless: true });
