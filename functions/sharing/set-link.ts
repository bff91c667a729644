import { setLink } from '#shared/sharing/routes.ts';
import { implement } from '../http/call.ts';
import { lambdaHandler } from '../http/lambda-handler.ts';
import { linkView } from '../trips/sharing-view.ts';
import { type LinkDependencies, linkDependencies } from './link-dependencies.ts';
import { newSecretToken } from './secret-token.ts';

export const implementation = implement(
  setLink,
  async ({ caller, params, body }, { links, siteUrl }: LinkDependencies) => {
    const { link } = await links.set(params.id, caller.travellerId, body, newSecretToken(params.id));
    if (link === undefined) throw new Error('a link that was set is missing');
    return { body: { link: linkView(link, siteUrl) } };
  },
);

export const handler = lambdaHandler(implementation, linkDependencies);
