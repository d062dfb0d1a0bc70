import type { Acts } from '../../support/actions/act';
import { acciones } from './acciones';
import { candado } from './candado';
import { carrito } from './carrito';
import { dns } from './dns';
import { escritorio } from './escritorio';
import { misDatos } from './mis-datos';
import { oficina } from './oficina';
import { publico } from './publico';
import { transferencias } from './transferencias';

/** What each screen can be asked for, by its module. */
export const ACTS: Acts = {
  ...publico,
  ...carrito,
  ...escritorio,
  ...acciones,
  ...candado,
  ...dns,
  ...misDatos,
  ...oficina,
  ...transferencias,
};
