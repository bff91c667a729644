import { StartProblem } from './start-problem.ts';

/** Runs a start that listens on a port, and explains in one sentence what to do when the port is not available. */
export async function claimPort<Started>(
  variable: 'PORT' | 'SMTP_PORT',
  port: number,
  start: () => Promise<Started>,
): Promise<Started> {
  try {
    return await start();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const another = `choose another one, like ${variable}=${port === 65535 ? 8080 : port + 1} npm start`;
    if (code === 'EADDRINUSE') {
      throw new StartProblem(`Port ${port} is already in use: stop what uses it, or ${another}.`, { cause: error });
    }
    if (code === 'EACCES') {
      throw new StartProblem(`Port ${port} may not be used by this user: ${another}.`, { cause: error });
    }
    throw error;
  }
}
