import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { DomainName } from '~/components/domain-name';
import { count } from '~/format';
import type { Resumen } from './resumen.server';

type Grupo = Resumen['dominiosImportantes'][number];

/** Domains that need attention, by kind, each leading to its detail. */
export function ImportantDomains({ grupos }: { grupos: readonly Grupo[] }) {
  return (
    <>
      {grupos.length === 0 && <p>Ninguno de sus dominios necesita atención.</p>}
      {grupos.map((grupo) => (
        <Group key={grupo.tipo} grupo={grupo} />
      ))}
      <p>
        <a href={address.misDominios()}>
          Ver todos<span className="sr"> los dominios</span>
        </a>
      </p>
    </>
  );
}

function Group({ grupo: { titulo, total, dominios } }: { grupo: Grupo }) {
  const more = total - dominios.length;
  return (
    <>
      <h3>
        {titulo} ({total})
      </h3>
      <ul className="lines">
        {dominios.map(({ nombre, fechaVencimiento }) => (
          <li key={nombre}>
            <a className="name" href={address.verDominio(nombre)}>
              <DomainName nombre={nombre} />
            </a>{' '}
            <span className="aside">
              vencimiento <DateText value={fechaVencimiento} />
            </span>
          </li>
        ))}
        {more > 0 && <li>y {count(more, 'dominio más', 'dominios más')}</li>}
      </ul>
    </>
  );
}
