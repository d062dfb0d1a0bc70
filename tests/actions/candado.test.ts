import { everyPromiseOf } from '../support/actions/promises';
import { candado } from './table/candado';

everyPromiseOf(candado);
