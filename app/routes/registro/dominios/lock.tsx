import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Card } from '~/components/layout';
import type { CandadoVisto } from '~/registry/contract/oficina/candados';
import type { Grado } from '~/registry/domain/candado';
import { losAprueban } from '~/registry/domain/words/candado';

/** What does not happen to a name without who watches over it. */
const GUARDA: Record<Grado, string> = {
  TRASLADOS: 'Guarda los cambios con los que alguien se podría llevar el dominio',
  TODO: 'Guarda todos los cambios del dominio',
};

/** Who watches over a locked name, and the way to take off it who is gone. */
export function Lock({ nombre, candado }: { nombre: string; candado: CandadoVisto }) {
  const { grado, quorum, custodios, abreEn } = candado;
  return (
    <Card title="Candado">
      <p>
        {GUARDA[grado]}: antes de hacerse, {losAprueban(quorum, custodios.length)}.
      </p>
      {abreEn && (
        <p>
          Se abre el <DateText value={abreEn} withTime />.
        </p>
      )}
      <ul>
        {custodios.map((custodio) => (
          <li key={custodio.id}>
            {custodio.nombre}
            {abreEn === null && <TakeOff {...{ nombre, custodio }} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The way to take a custodian off, or to where that waits for a second person. */
function TakeOff({ nombre, custodio }: { nombre: string; custodio: CandadoVisto['custodios'][number] }) {
  const { id, nombre: quien, esperaSalir } = custodio;
  if (esperaSalir !== null)
    return (
      <>
        . Se pidió sacarlo:{' '}
        <a href={address.actoPorAprobar(esperaSalir)}>
          espera a una segunda persona<span className="sr"> sacar a {quien}</span>
        </a>
      </>
    );
  return (
    <>
      {' '}
      <a href={address.sacarCustodio(nombre, id)}>
        Pedir que se saque<span className="sr"> a {quien} del candado</span>
      </a>
    </>
  );
}
