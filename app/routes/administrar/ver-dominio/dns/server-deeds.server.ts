import * as address from '~/addresses';
import type { DeedLink } from '../deed-links';
import type { Info } from '../domain.server';
import { nameOf } from '../name-of';

/** What may be done with the servers of a name: worded here, so that its page ships none of it. */
export function serverDeeds(info: Info, tieneZona: boolean): DeedLink[] {
  const { alojar, delegar } = info.motivos ?? {};
  if (delegar) return [];
  const nombre = nameOf(info);
  const hasServers = info.nameservers.length > 0;
  return [
    ...(hasServers ? [{ href: address.dnsDe('nameserver', nombre), words: 'Agregar nameserver' }] : []),
    {
      href: address.dnsDe('delegar', nombre),
      words: hasServers ? 'Cambiar todos los servidores' : 'Delegar el dominio',
    },
    ...(alojar
      ? []
      : [
          {
            href: address.dnsDe('alojar', nombre),
            words: `Alojar el dominio${tieneZona ? ' (vuelven sus registros)' : ''}`,
          },
        ]),
  ];
}
