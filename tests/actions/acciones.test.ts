import { everyPromiseOf } from '../support/actions/promises';
import { acciones } from './table/acciones';

everyPromiseOf(acciones);
