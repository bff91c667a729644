import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const SPECS = globSync('web/e2e/*.ts').sort();
/** Where the texts of notices come from: these calls, and errors of functions, whose message a notice may show. */
const SAYS = new Set(['showToast', 'showFailure', 'AppError']);
/** A shorter text does not name a notice: 'Error'. */
const SHORTEST = 12;

/** The calls and constructions in a file. */
function callsIn(name: string): (ts.CallExpression | ts.NewExpression)[] {
  const calls: (ts.CallExpression | ts.NewExpression)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return calls;
}

/** The parts of a string or template between what is filled in; undefined for anything else. */
function partsOf(node: ts.Node): string[] | undefined {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

function textsIn(call: ts.Node): string[][] {
  const parts = partsOf(call);
  const inside: string[][] = [];
  ts.forEachChild(call, (child) => void inside.push(...textsIn(child)));
  return parts ? [parts] : inside;
}

const literal = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (parts: readonly string[]) => new RegExp(`^${parts.map(literal).join('.+')}$`);

const notices = globSync(['web/src/**/*.{ts,tsx}', 'functions/**/*.ts'])
  .filter((name) => !name.includes('.test.'))
  .flatMap(callsIn)
  .filter(({ expression }) => SAYS.has(expression.getText()))
  .flatMap((call) => textsIn(call))
  .filter((parts) => parts.join('').length >= SHORTEST)
  .map(pattern);

/** What is looked up by its text on the whole page, where a notice stands beside its announcement to screen readers. */
function lookedUp(name: string): string[] {
  return callsIn(name).flatMap(({ expression, arguments: given }) => {
    const [first] = given ?? [];
    const parts = expression.getText() === 'page.getByText' && first ? partsOf(first) : undefined;
    const text = parts?.join('1');
    return text !== undefined && notices.some((notice) => notice.test(text)) ? [`${name}: ${text}`] : [];
  });
}

it('tests in the browser look a notice up as a notice, which its announcement to screen readers is not', () => {
  expect(notices.length).toBeGreaterThan(150);
  expect(SPECS.flatMap(lookedUp)).toEqual([]);
});

/** What a traveller does, after which something may still be loading or fading in. */
const DOES = /\.(?:click|tap|press|fill|check|goto|selectOption)\(/;

/** Looks for faults of accessibility right after a press, which may look at the page from before it. */
function looksTooSoon(name: string): string[] {
  return callsIn(name).flatMap((call) => {
    const statement = call.parent.parent;
    if (call.expression.getText() !== 'expectAccessible' || !ts.isBlock(statement.parent)) return [];
    const before = statement.parent.statements.slice(0, statement.parent.statements.indexOf(statement as ts.Statement));
    const last = before.findLast((each) => /\bawait\b/.test(each.getText()))?.getText() ?? '';
    return DOES.test(last) && !last.includes('expect') ? [`${name}: ${last}`] : [];
  });
}

it('tests in the browser wait for what a press shows before they look for faults of accessibility', () => {
  expect(SPECS.flatMap(looksTooSoon)).toEqual([]);
});

it('one module gives tests in the browser the names that nobody has', () => {
  const others = SPECS.filter((name) => !name.endsWith('/unused-names.ts'));
  const makesOne = /process\.pid|Math\.random|randomUUID|Date\.now\(\)(?:\.|\})/;
  expect(others.filter((name) => makesOne.test(readFileSync(name, 'utf8')))).toEqual([]);
});
