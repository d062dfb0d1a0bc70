import { type Asked, HttpError, text } from './operation';
import { type Dominio, ROLES } from './world';
import type { Fields, Wire } from './writing';

/** A name the person asking has to do with. */
export function propio({ mundo, body, login }: Asked): Dominio {
  const nombre = text(body, 'nombreDominio').replace(/\.$/, '');
  const found = mundo.dominios.find((each) => each.nombre === nombre);
  if (!found || !ROLES.some((rol) => found.usuarios[rol] === login))
    throw new HttpError(404, 'No existe el dominio');
  return found;
}

/** What a person may do with a name, in the words of section 3. */
export function permisos({ usuarios }: Dominio, login: string | null): Fields {
  const is = Object.fromEntries(ROLES.map((rol) => [rol, usuarios[rol] === login]));
  const manages = is.titular || is.administrador;
  return {
    puedeRenovar: manages || is.financiero,
    puedeDelegarAlojar: manages || is.tecnico,
    puedeEditarTitular: is.titular,
    puedeEditarAdmin: manages,
    puedeEditarTecnico: manages || is.tecnico,
    puedeEditarFinanciero: manages || is.financiero,
    puedeInvitarAdmin: manages,
    puedeInvitarTecnico: manages,
    puedeInvitarFinanciero: manages,
    puedeTransferirTitular: is.titular,
  };
}

/** A name as the lists of section 3 wrap it. */
export function wrapper(dominio: Dominio, login: string | null, wire: Wire): Fields {
  const { id, nombre, estado, alta, vencimiento, alojado, contactos, usuarios, cuenta } = dominio;
  const eliminado = estado === 'ELIMINADO';
  return wire.says({
    dominio: {
      dominioCore: wire.says({
        id: wire.id(id),
        nombre: nombre.split('.')[0],
        tld: nombre.slice(nombre.indexOf('.')),
        cuentaActual: wire.account(cuenta),
        estado: { nombreString: estado, renovable: !eliminado, administrable: true },
        fechaAlta: wire.date(alta),
        fechaVencimiento: wire.date(vencimiento),
      }),
      dominioBE: {
        nombre: wire.name(nombre),
        alojado,
        uid: `u-${id}`,
        ...Object.fromEntries(ROLES.map((rol) => [rol, wire.person(contactos[rol])])),
      },
    },
    tieneCuentaActual: cuenta !== null,
    preregistro: false,
    error: false,
    eliminado,
    vencido: estado === 'VENCIDO',
    esEliminadoBE: eliminado,
    esTitular: usuarios.titular === login,
    esAdministrativo: usuarios.administrador === login,
    esTecnico: usuarios.tecnico === login,
    esFinanciero: usuarios.financiero === login,
  });
}
