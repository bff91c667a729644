import * as z from 'zod/mini';

export const AccountDeletion = z.object({
  password: z
    .string({ error: 'Password is required' })
    .check(
      z.minLength(1, { error: 'Password is required' }),
      z.maxLength(200, { error: 'Password can have at most 200 characters' }),
    ),
});

/** The export of an account. */
export const AccountExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  /** ZIP files; more than one only for an account with very many photos. None until it is ready. */
  files: z.array(z.object({ name: z.string(), bytes: z.number(), url: z.string() })),
});
export type AccountExport = z.output<typeof AccountExport>;
