import { confirmPasswordReset } from '#shared/session/routes.ts';
import {
  noSuchLink,
  type PasswordResetRepository,
  passwordResetRepository,
} from '../data/password-reset-repository.ts';
import { table } from '../data/table.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { noSessionCookies } from '../http/session-cookie.ts';
import { environment } from '../runtime/environment.ts';
import { hashPassword } from './password.ts';
import { readResetToken } from './reset-token.ts';

interface Dependencies {
  readonly resets: PasswordResetRepository;
  readonly siteUrl: string;
}

export const implementation = implement(
  confirmPasswordReset,
  async ({ body, idempotencyKey }, { resets, siteUrl }: Dependencies) => {
    const token = readResetToken(body.token);
    if (!token) throw noSuchLink();
    await resets.once(token.travellerId, idempotencyKey, async () => {
      const link = await resets.find(token);
      await resets.setPassword(link, await hashPassword(body.password), idempotencyKey);
    });
    return { body: { success: true as const }, cookies: noSessionCookies(siteUrl) };
  },
);

export const handler = lambdaHandler(implementation, () => ({
  resets: passwordResetRepository(table()),
  siteUrl: environment().SITE_URL,
}));
