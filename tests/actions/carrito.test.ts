import { everyPromiseOf } from '../support/actions/promises';
import { carrito } from './table/carrito';

everyPromiseOf(carrito);
