import { everyPromiseOf } from '../support/actions/promises';
import { dns } from './table/dns';

everyPromiseOf(dns);
