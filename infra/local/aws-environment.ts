import type { Credentials } from './credentials.ts';

/** How the functions and the local stack reach DynamoDB, S3 and SES. */
export interface AwsAccess {
  readonly region: string;
  readonly dynamoDbEndpoint: string;
  readonly streamsEndpoint: string;
  readonly s3Endpoint: string;
  /** Undefined: the AWS SDK finds them, in a profile or a role. */
  readonly credentials: Credentials | undefined;
  /** The AWS_* variables of the functions. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Endpoints set in the environment, which replace the servers that would be started here. */
export interface GivenEndpoints {
  readonly dynamoDb: string | undefined;
  readonly s3: string | undefined;
  readonly ses: string | undefined;
}

const REGION = 'eu-central-1';
/** They would take precedence over the two variables of a key pair. */
const OTHER_IDENTITIES = ['AWS_PROFILE', 'AWS_SESSION_TOKEN'];

export function configuredEndpoints(given: NodeJS.ProcessEnv): GivenEndpoints {
  return {
    dynamoDb: given.AWS_ENDPOINT_URL_DYNAMODB || undefined,
    s3: given.AWS_ENDPOINT_URL_S3 || undefined,
    ses: given.AWS_ENDPOINT_URL_SES || undefined,
  };
}

/**
 * With an endpoint or a model in the environment, its AWS_* variables supply the credentials. When everything is local
 * they are ignored, so that an account's keys are never used by accident.
 */
function trustedVariables(given: NodeJS.ProcessEnv): Record<string, string> {
  const elsewhere = configuredEndpoints(given);
  const any = Object.values(elsewhere).some((endpoint) => endpoint !== undefined);
  return any || given.BEDROCK_MODEL_ID ? awsVariables(given) : {};
}

/** The key pair to use; undefined when the SDK is to find credentials in a profile or a role. */
export function credentialsFor(given: NodeJS.ProcessEnv, local: Credentials): Credentials | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = trustedVariables(given);
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  const { dynamoDb, s3 } = configuredEndpoints(given);
  return dynamoDb && s3 ? undefined : local;
}

export function awsAccess(
  given: NodeJS.ProcessEnv,
  endpoints: {
    readonly dynamoDb: string;
    readonly s3: string;
    /** Undefined: AWS's own. */
    readonly ses: string | undefined;
  },
  local: Credentials,
): AwsAccess {
  const variables = trustedVariables(given);
  const credentials = credentialsFor(given, local);
  if (credentials === local) for (const name of OTHER_IDENTITIES) delete variables[name];
  const region = variables.AWS_REGION ?? REGION;
  return {
    region,
    dynamoDbEndpoint: endpoints.dynamoDb,
    streamsEndpoint: given.AWS_ENDPOINT_URL_DYNAMODB_STREAMS || streamsEndpointOf(endpoints.dynamoDb),
    s3Endpoint: endpoints.s3,
    credentials,
    variables: {
      ...variables,
      AWS_REGION: region,
      AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamoDb,
      AWS_ENDPOINT_URL_S3: endpoints.s3,
      ...(endpoints.ses ? { AWS_ENDPOINT_URL_SES: endpoints.ses } : {}),
      ...(credentials
        ? { AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey }
        : {}),
    },
  };
}

function awsVariables(given: NodeJS.ProcessEnv): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (name.startsWith('AWS_') && value) variables[name] = value;
  return variables;
}

/** AWS has a separate endpoint for streams; other DynamoDB servers use one for both. */
function streamsEndpointOf(dynamoDb: string): string {
  return dynamoDb.replace(/^(https:\/\/)(dynamodb\.[\w-]+\.amazonaws\.com)/, '$1streams.$2');
}
