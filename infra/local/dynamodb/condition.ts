import {
  type AttributeValue,
  type ExpressionNode,
  type Item,
  mapPath,
  matchesExprFilter,
  type Operand,
} from 'dynalite/db/index.js';
import { sameValue } from './attribute-value.ts';

/** Whether the item meets a parsed condition or filter expression. dynalite never finds lists and maps equal. */
export function meetsCondition(item: Item, expression: ExpressionNode): boolean {
  const { type, args } = expression;
  if (type === 'and') return args.every((arg) => meetsOperand(item, arg));
  if (type === 'or') return args.some((arg) => meetsOperand(item, arg));
  if (type === 'not') return !args.every((arg) => meetsOperand(item, arg));
  if (type === '=' || type === '<>' || type === 'in') {
    const [value, ...candidates] = args.map((arg) => documentOf(item, arg));
    if (value) {
      const found = candidates.some((candidate) => candidate && sameValue(value, candidate));
      return type === '<>' ? !found : found;
    }
  }
  return matchesExprFilter(item, expression);
}

function meetsOperand(item: Item, operand: Operand): boolean {
  return isNode(operand) && meetsCondition(item, operand);
}

/** The operand's value if it is a list or a map. */
function documentOf(item: Item, operand: Operand): AttributeValue | undefined {
  if (isNode(operand)) return undefined;
  const value = Array.isArray(operand) ? mapPath(operand, item) : operand;
  return value?.L || value?.M ? value : undefined;
}

function isNode(operand: Operand): operand is ExpressionNode {
  return 'args' in operand;
}
