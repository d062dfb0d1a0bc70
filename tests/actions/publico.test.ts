import { everyPromiseOf } from '../support/actions/promises';
import { publico } from './table/publico';

everyPromiseOf(publico);
