import { everyPromiseOf } from '../support/actions/promises';
import { escritorio } from './table/escritorio';

everyPromiseOf(escritorio);
