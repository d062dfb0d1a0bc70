import * as address from '~/addresses';
import type { PeligroVisto } from '~/registry/contract/peligros';
import type { Accion } from '~/registry/domain/acciones';
import { SPF_PARA_EMPEZAR } from '~/registry/domain/peligros';

/** `accion` permits it; null of what is only looked at. */
export type Repair = { href: string; texto: string; accion: Accion | null };

const servers = (nombre: string): Repair => ({
  href: address.dnsDe('delegar', nombre),
  texto: 'Cambiar los servidores',
  accion: 'delegar',
});

const recordOf = (nombre: string, registro: PeligroVisto['registro']): Repair | null =>
  registro === null
    ? null
    : {
        href: address.dnsDe('registro', nombre, { id: registro }),
        texto: 'Cambiar el registro DNS',
        accion: 'editarRegistros',
      };

/** Where in the portal a finding is mended, or what comes before that; null where it is at somebody else's. */
function wayOf({ nombre, tipo, alojado, registro, esperaCambio }: PeligroVisto): Repair | null {
  if (esperaCambio)
    return { href: address.candadoDe(nombre), texto: 'Ver el cambio que espera', accion: null };
  switch (tipo) {
    case 'SERVIDORES':
    case 'DESACUERDO':
      return servers(nombre);
    case 'CLAVES':
    case 'FIRMAS':
      return {
        href: address.dnsDe('claves', nombre),
        texto: 'Cambiar o quitar las claves',
        accion: 'delegar',
      };
    case 'APUNTA_A_LIBRE':
      return recordOf(nombre, registro) ?? (alojado ? null : servers(nombre));
    // It is a record of the web or the mail, never the servers of the name: these are told by themselves.
    case 'APUNTA_A_NADIE':
      return recordOf(nombre, registro);
    case 'SIN_SPF':
      if (!alojado) return null;
      return {
        href: address.dnsDe('registro', nombre, { tipo: 'TXT', texto: SPF_PARA_EMPEZAR }),
        texto: 'Agregar el registro SPF',
        accion: 'editarRegistros',
      };
  }
}

/** Of a name that is frozen or held, in place of what would be refused: its page says why, and until when. */
const whyNot = (nombre: string): Repair => ({
  href: address.verDominio(nombre),
  texto: 'Ver por qué no se puede ahora',
  accion: null,
});

/** A finding as a screen shows it. */
export function shown(peligro: PeligroVisto) {
  const way = wayOf(peligro);
  return { ...peligro, remedioEn: way && peligro.impedido ? whyNot(peligro.nombre) : way };
}
export type Shown = ReturnType<typeof shown>;
