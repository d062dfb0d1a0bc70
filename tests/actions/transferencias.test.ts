import { everyPromiseOf } from '../support/actions/promises';
import { transferencias } from './table/transferencias';

everyPromiseOf(transferencias);
