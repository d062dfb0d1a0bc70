import { implement } from '@orpc/server';
import { contract } from '../contract';
import type { EdgeContext } from './context';

/** The contract, to be answered: each area gives its operations a handler. */
export const edge = implement(contract).$context<EdgeContext>();
