import * as address from '~/addresses';
import { DateText } from '~/components/date-text';
import { Card } from '~/components/layout';
import { capital } from '~/format';
import type { CandadoVisto } from '~/registry/contract/oficina/candados';
import { GRADO_EN_PALABRAS } from '~/registry/domain/candado';
import { losAprueban } from '~/registry/domain/words/candado';

/** Who watches over a locked name, and the way to take off it who is gone. */
export function Lock({ nombre, candado }: { nombre: string; candado: CandadoVisto }) {
  const { grado, quorum, custodios, abreEn } = candado;
  return (
    <Card title="Candado">
      <p>
        {capital(GRADO_EN_PALABRAS[grado])}. Los cambios que guarda {losAprueban(quorum, custodios.length)}.
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
