import { moneyWithVat } from '~/format';

interface Chosen {
  nombreApellido: string;
  modificarAdministrador: string;
  eliminarCuentaPago: string;
  venta: string;
}

interface Terms {
  /** How long one can go back; null where nobody can. */
  horas: number | null;
  precio: number;
}

const ADMINISTRADOR_IGUAL = 'No cambia: sigue siendo el que tiene ahora.';
const SE_QUITA = 'Se quita: el dominio no se renueva automáticamente hasta que se le asocie otra.';
const NO_SE_DEVUELVE = '. Lo pagado no se devuelve, aunque después deshaga la transferencia.';
const SE_DEJA =
  'No se quita: las próximas renovaciones se siguen debitando de esa cuenta mientras quien la puso sea contacto del dominio.';

/** Of a sale one thinks before it is received; of anything else, after it. */
function siEsVenta(quien: string, horas: number, esVenta: boolean): string {
  if (esVenta)
    return `Sí: ${quien} puede recibir el dominio recién ${horas} horas después de la compra. Hasta que lo reciba, usted puede deshacer la transferencia; después no se puede volver atrás.`;
  return `No: ${quien} puede recibir el dominio enseguida, y durante ${horas} horas después usted puede volver atrás.`;
}

/** What will happen with each thing that was chosen, before it goes to the cart; `venta` where that is a choice. */
export const loQueVaAPasar = (chosen: Chosen, { horas, precio }: Terms) => ({
  administrador:
    chosen.modificarAdministrador === 'on'
      ? `También pasa a ser ${chosen.nombreApellido}.`
      : ADMINISTRADOR_IGUAL,
  formaDePago: chosen.eliminarCuentaPago === 'on' ? SE_QUITA : SE_DEJA,
  venta: horas === null ? null : siEsVenta(chosen.nombreApellido, horas, chosen.venta === 'on'),
  precio: moneyWithVat(precio) + (horas === null ? '' : NO_SE_DEVUELVE),
});
