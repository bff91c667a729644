import path from 'node:path';
import * as z from 'zod/mini';
import '#shared/contract/zod-messages.ts';
import { Basemap } from '#shared/map/basemap.ts';
import { StartProblem } from './start-problem.ts';

const port = (fallback: number) =>
  z._default(
    z.coerce
      .number({ error: 'must be a number from 0 to 65535' })
      .check(
        z.int({ error: 'must be a whole number' }),
        z.minimum(0, { error: 'must be a number from 0 to 65535' }),
        z.maximum(65535, { error: 'must be a number from 0 to 65535' }),
      ),
    fallback,
  );

/** Letters, digits and hyphens between dots (RFC 1035 section 2.3.1). */
const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

const LOG_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'CRITICAL', 'SILENT'] as const;

const Variables = z.object({
  /** The port of the site, the API and the media; 0 is any free port. */
  PORT: port(3000),
  /** The data folder, relative to the project's. */
  DATA_DIR: z._default(z.string(), '.data'),
  /** The port for incoming mail; 0 is any free port. */
  SMTP_PORT: port(2525),
  MAIL_DOMAIN: z._default(
    z.string().check(z.toLowerCase(), z.regex(DOMAIN, { error: 'must be a domain name like mail.example.com' })),
    'mail.localhost',
  ),
  BASEMAP: z._default(z.pipe(z.pipe(z.string(), z.transform(jsonOf)), Basemap), { kind: 'built-in' } as const),
  LOG_LEVEL: z._default(
    z.pipe(z.string().check(z.toUpperCase()), z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })),
    'WARN',
  ),
});

export interface Settings {
  /** What the map is drawn on. */
  readonly basemap: Basemap;
  readonly port: number;
  readonly smtpPort: number;
  readonly mailDomain: string;
  readonly logLevel: string;
  /** Absolute. */
  readonly dataFolder: string;
}

/** JSON, or undefined, which no setting accepts. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the settings from the environment; an empty variable counts as not set. Throws a StartProblem. */
export function readSettings(environment: NodeJS.ProcessEnv, projectFolder: string): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = Variables.safeParse(given);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => {
      const [name = ''] = issue.path.map(String);
      return `${name} ${issue.message}, but it is "${given[name]}".`;
    });
    throw new StartProblem(problems.join('\n'));
  }
  const { PORT, SMTP_PORT, MAIL_DOMAIN, LOG_LEVEL, DATA_DIR, BASEMAP } = read.data;
  return {
    port: PORT,
    smtpPort: SMTP_PORT,
    mailDomain: MAIL_DOMAIN,
    logLevel: LOG_LEVEL,
    basemap: BASEMAP,
    dataFolder: path.resolve(projectFolder, DATA_DIR),
  };
}
