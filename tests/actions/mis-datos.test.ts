import { everyPromiseOf } from '../support/actions/promises';
import { misDatos } from './table/mis-datos';

everyPromiseOf(misDatos);
