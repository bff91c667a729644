// Runs on any Node from 20.19 on.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count `failures` says what failed, a line each
 */

/**
 * A check that either holds or does not counts as one test.
 *
 * @param {string} name
 * @param {boolean} held
 * @returns {Count}
 */
export function countCheck(name, held) {
  return held ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/**
 * Counts Vitest's JSON report. A file that could not even be loaded counts as one that failed.
 *
 * @param {string} file
 * @returns {Count | undefined} undefined when there is no report
 */
export function countVitest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((each) => each.status === 'failed'),
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter((each) => each.status === 'failed').map((each) => `${name}: ${each.fullName}`),
  );
  const failures = [...failed, ...unloaded.map(({ name }) => `${name}: could not be run`)];
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * Counts Playwright's JSON report. A test that held only when tried again counts as one that failed.
 *
 * @param {string} file
 * @returns {Count | undefined} undefined when there is no report
 */
export function countPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const failures = [
    ...report.suites
      .flatMap(specsOf)
      .flatMap(({ file: spec, title, tests }) =>
        tests.filter(({ status }) => status === 'unexpected' || status === 'flaky').map(() => `${spec}: ${title}`),
      ),
    ...report.errors.map(({ message }) => String(message).split('\n')[0]),
  ];
  return { passed: report.stats.expected, failed: failures.length, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
