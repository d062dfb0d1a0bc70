import { Summary } from '~/components/summary';
import type { CandadoVisto } from '~/registry/contract/oficina/candados';
import { GRADO_EN_PALABRAS, HORAS_PARA_ABRIR } from '~/registry/domain/candado';
import { inWords } from '~/registry/domain/roles';
import { losAprueban } from '~/registry/domain/words/candado';

interface WhatChangesProps {
  candado: CandadoVisto;
  custodio: CandadoVisto['custodios'][number];
}

/** The lock as it is, and as it would be without one of its custodians. */
export function WhatChanges({ candado, custodio }: WhatChangesProps) {
  const { grado, quorum, custodios, espera } = candado;
  const nombres = custodios.map(({ nombre }) => nombre);
  const { quorumSinEl } = custodio;
  return (
    <>
      <Summary
        rows={[
          { label: 'Candado', value: `Cerrado, ${GRADO_EN_PALABRAS[grado]}` },
          { label: 'Custodios', value: inWords(nombres, 'y') },
          { label: 'Aprueban los cambios', value: `${quorum} de ${nombres.length}` },
        ]}
      />
      <h2>Qué cambia</h2>
      <p>
        {quorumSinEl === null
          ? `No queda nadie que pueda aprobar los cambios: el candado se abre ${HORAS_PARA_ABRIR} horas después. En esas horas su titular, su contacto administrativo o su custodio lo pueden dejar cerrado.`
          : `Los cambios que guarda ${losAprueban(quorumSinEl, nombres.length - 1)}.`}
      </p>
      {espera !== null && <p>Espera la aprobación de sus custodios: {espera}. Eso queda sin hacer.</p>}
      <p>
        Antes lo tiene que aprobar una segunda persona. Se les avisa a su titular, a su contacto
        administrativo y a sus custodios.
      </p>
    </>
  );
}
