import query from 'dynalite/actions/query.js';
import scan from 'dynalite/actions/scan.js';
import * as queryChecks from 'dynalite/validations/query.js';
import * as scanChecks from 'dynalite/validations/scan.js';
import { type PageRequest, readPage } from './page.ts';
import { type Operation, parseRequest, type RequestSchema } from './request.ts';

const querySchema: RequestSchema<PageRequest> = { types: queryChecks.types, custom: queryChecks.custom };
const scanSchema: RequestSchema<PageRequest> = { types: scanChecks.types, custom: scanChecks.custom };

export const queryOperation: Operation = (database, body) => readPage(database, query, parseRequest(body, querySchema));

export const scanOperation: Operation = (database, body) => readPage(database, scan, parseRequest(body, scanSchema));
