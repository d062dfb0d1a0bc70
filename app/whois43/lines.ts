import { toALabels } from '~/registry/domain/labels';
import { ROLES, type Rol, TITULO_DE } from '~/registry/domain/roles';
import { palabraDeEstado } from '~/registry/domain/words/estados';
import { significadoDe } from '~/registry/domain/words/significado';
import { estaRegistrado, type NombrePublico } from '~/registry/public-registry';

/** What ends a line would begin one that its person wrote: control characters, and the separators that some programs take for it (U+2028, U+2029). */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const line = (name: string, value: string | null): string[] => (value ? [`${name}: ${plain(value)}`] : []);

function contact(rol: Rol, contacto: NombrePublico[Rol]): string[] {
  if (!contacto) return [];
  const { nombre, apellido, nicHandler, emailPublico, direccion, telefono } = contacto;
  const said = Object.entries({ Nombre: nombre, Apellido: apellido, 'Nic handle': nicHandler });
  const reached = Object.entries({ Correo: emailPublico, Dirección: direccion, Teléfono: telefono });
  return [
    '',
    ...[...said, ...reached].flatMap(([name, value]) => line(`${TITULO_DE[rol]} - ${name}`, value)),
  ];
}

const server = ({ nombre, ip }: NombrePublico['nameServers'][number]): string =>
  `Servidor: ${plain(ip ? `${nombre} ${ip}` : nombre)}`;

/** A name as lines of text: what the page shows, and nothing else. */
export function linesOf(name: NombrePublico): string[] {
  if (!estaRegistrado(name))
    return [`% ${plain(name.mensaje || `El dominio ${name.nombre} no está registrado.`)}`];
  const ascii = toALabels(name.nombre);
  const significa = significadoDe(name);
  return [
    `Dominio: ${plain(name.nombre)}`,
    ...line('Dominio (punycode)', ascii === name.nombre ? null : ascii),
    `Estado: ${palabraDeEstado(name.estado)}`,
    ...(significa ? [`% ${significa}`] : []),
    ...(name.prohibiciones ?? []).map((each) => `Prohibición: ${each}`),
    ...line('Fecha de registro', name.fechaAlta),
    ...line('Fecha de vencimiento', name.fechaVencimiento),
    ...line('Último cambio', name.actualizado ?? null),
    ...name.nameServers.map(server),
    ...(name.ds ?? []).map(
      ({ etiqueta, algoritmo, tipoDigest, digest }) => `DS: ${etiqueta} ${algoritmo} ${tipoDigest} ${digest}`,
    ),
    ...ROLES.flatMap((rol) => contact(rol, name[rol])),
  ];
}
