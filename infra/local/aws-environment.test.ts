import { expect, test } from 'vitest';
import { awsAccess } from './aws-environment.ts';

const LOCAL = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'local secret' };
const HERE = { dynamoDb: 'http://127.0.0.1:1', s3: 'http://127.0.0.1:2', ses: 'http://127.0.0.1:3' };
const ACCOUNT = { AWS_ACCESS_KEY_ID: 'AKIAACCOUNT', AWS_SECRET_ACCESS_KEY: 'account secret', AWS_REGION: 'us-west-2' };

test('when everything is local, an AWS account’s keys and profile do not reach the functions', () => {
  const { variables, credentials } = awsAccess(
    { ...ACCOUNT, AWS_PROFILE: 'work', AWS_SESSION_TOKEN: 't' },
    HERE,
    LOCAL,
  );
  expect(credentials).toEqual(LOCAL);
  expect(variables).toEqual({
    AWS_REGION: 'eu-central-1',
    AWS_ENDPOINT_URL_DYNAMODB: HERE.dynamoDb,
    AWS_ENDPOINT_URL_S3: HERE.s3,
    AWS_ENDPOINT_URL_SES: HERE.ses,
    AWS_ACCESS_KEY_ID: 'AKIALOCAL',
    AWS_SECRET_ACCESS_KEY: 'local secret',
  });
});

test('a remote endpoint is used with the environment’s keys and region', () => {
  const dynamoDb = 'https://dynamodb.us-west-2.amazonaws.com';
  const access = awsAccess(
    { ...ACCOUNT, AWS_SESSION_TOKEN: 't', AWS_ENDPOINT_URL_DYNAMODB: dynamoDb },
    { ...HERE, dynamoDb },
    LOCAL,
  );
  expect(access.region).toBe('us-west-2');
  expect(access.streamsEndpoint).toBe('https://streams.dynamodb.us-west-2.amazonaws.com');
  expect(access.variables).toMatchObject({ AWS_ACCESS_KEY_ID: 'AKIAACCOUNT', AWS_SESSION_TOKEN: 't' });
});

test('another DynamoDB server gets the local keys and serves its streams too', () => {
  const dynamoDb = 'http://127.0.0.1:8000';
  const given = { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb, AWS_PROFILE: 'work' };
  const access = awsAccess(given, { ...HERE, dynamoDb }, LOCAL);
  expect(access.streamsEndpoint).toBe(dynamoDb);
  expect(access.credentials).toEqual(LOCAL);
  expect(access.variables).not.toHaveProperty('AWS_PROFILE');
});

test('with both services remote and no keys, the SDK finds its own credentials', () => {
  const endpoints = {
    dynamoDb: 'https://dynamodb.eu-west-1.amazonaws.com',
    s3: 'https://s3.eu-west-1.amazonaws.com',
    ses: undefined,
  };
  const given = {
    AWS_PROFILE: 'work',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamoDb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
  };
  const access = awsAccess(given, endpoints, LOCAL);
  expect(access.credentials).toBeUndefined();
  expect(access.variables).toMatchObject({ AWS_PROFILE: 'work' });
  expect(access.variables).not.toHaveProperty('AWS_ACCESS_KEY_ID');
  expect(access.variables).not.toHaveProperty('AWS_ENDPOINT_URL_SES');
});
