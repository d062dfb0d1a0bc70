import { everyPromiseOf } from '../support/actions/promises';
import { oficina } from './table/oficina';

everyPromiseOf(oficina);
