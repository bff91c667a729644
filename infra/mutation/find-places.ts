import ts from 'typescript';

/** A place in a source file where an operator, a condition or a boolean can be inverted. */
export type Place = {
  readonly file: string;
  /** Of the first character, counted from 1. */
  readonly line: number;
  /** Offsets of the expression in the file. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly mutated: string;
};

const K = ts.SyntaxKind;

/** Each comparison becomes its opposite, each logical and arithmetic operator its counterpart. */
const TURNED_ROUND: Partial<Record<ts.SyntaxKind, string>> = {
  [K.EqualsEqualsEqualsToken]: '!==',
  [K.ExclamationEqualsEqualsToken]: '===',
  [K.LessThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '<',
  [K.GreaterThanToken]: '<=',
  [K.LessThanEqualsToken]: '>',
  [K.AmpersandAmpersandToken]: '||',
  [K.BarBarToken]: '&&',
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
};

/** All places of a file, in order. */
export function findPlaces(file: string, source: string): readonly Place[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const places: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const mutated = turnedRound(node, source);
    if (mutated !== undefined) places.push(placeOf(node, { file, source, tree, mutated }));
    node.forEachChild(visit);
  };
  visit(tree);
  return places;
}

type Found = {
  readonly file: string;
  readonly source: string;
  readonly tree: ts.SourceFile;
  readonly mutated: string;
};

function placeOf(node: ts.Node, { file, source, tree, mutated }: Found): Place {
  const start = node.getStart(tree);
  const line = tree.getLineAndCharacterOfPosition(start).line + 1;
  return { file, line, start, end: node.end, original: source.slice(start, node.end), mutated };
}

/** What the expression becomes; undefined where there is nothing to invert. */
function turnedRound(node: ts.Node, source: string): string | undefined {
  if (ts.isBinaryExpression(node)) return otherOperator(node, source);
  if (node.kind === K.TrueKeyword) return 'false';
  if (node.kind === K.FalseKeyword) return 'true';
  if (isNegation(node)) return `!!(${textOf(node.operand, source)})`;
  return isPlainCondition(node) ? `!(${textOf(node, source)})` : undefined;
}

function otherOperator(node: ts.BinaryExpression, source: string): string | undefined {
  const { kind } = node.operatorToken;
  if (kind === K.PlusToken && [node.left, node.right].some(ts.isStringLiteralLike)) return undefined;
  const other = TURNED_ROUND[kind];
  return other && `(${textOf(node.left, source)}) ${other} (${textOf(node.right, source)})`;
}

function isNegation(node: ts.Node): node is ts.PrefixUnaryExpression {
  return ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken;
}

/** The condition of an `if`, a loop or `? :` that has no invertible operator of its own. */
function isPlainCondition(node: ts.Node): boolean {
  return !ts.isParenthesizedExpression(node) && conditionOf(node.parent) === node;
}

function conditionOf(node: ts.Node | undefined): ts.Expression | undefined {
  if (!node) return undefined;
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
}

function textOf(node: ts.Node, source: string): string {
  return source.slice(node.getStart(), node.end);
}
