import { validationError } from './service-error.ts';
import type { TableDescription } from './table.ts';

export interface StreamSpecification {
  StreamEnabled: boolean;
  StreamViewType?: string;
}

export const streamSpecification = {
  type: 'FieldStruct<StreamSpecification>',
  children: {
    StreamEnabled: { type: 'Boolean', notNull: true },
    StreamViewType: { type: 'String', enum: ['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY'] },
  },
};

/** The table description with its stream, if requested. */
export function withStream(
  description: TableDescription,
  specification: StreamSpecification | undefined,
): TableDescription {
  if (!specification) return description;
  const { StreamEnabled, StreamViewType } = specification;
  if (StreamEnabled !== (StreamViewType !== undefined))
    throw validationError(
      `One or more parameter values were invalid: StreamViewType ${StreamEnabled ? 'is required' : 'cannot be specified'} when StreamEnabled is ${StreamEnabled}`,
    );
  if (!StreamEnabled) return description;
  const label = new Date().toISOString().slice(0, -1);
  return {
    ...description,
    StreamSpecification: specification,
    LatestStreamLabel: label,
    LatestStreamArn: `${description.TableArn}/stream/${label}`,
  };
}
