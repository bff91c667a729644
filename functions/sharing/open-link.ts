import { AppError } from '#shared/contract/errors.ts';
import { openLink } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { linkCookies } from '../http/link-cookie.ts';
import { type LinkDependencies, linkDependencies } from './link-dependencies.ts';
import { tripOfToken } from './secret-token.ts';

export const implementation = implement(
  openLink,
  async ({ cookies, body: { token } }, { links, siteUrl }: LinkDependencies) => {
    const tripId = tripOfToken(token);
    if (tripId === undefined || !(await links.isOpenedBy(tripId, token))) {
      throw new AppError('not_found', 'This link is no longer valid');
    }
    return { body: { tripId }, cookies: linkCookies(token, cookies, siteUrl) };
  },
);

export const handler = lambdaHandler(implementation, linkDependencies);
