import { count } from '~/format';
import { registryOffers } from '~/registry/client.server';
import { contract } from '~/registry/contract';
import { claseAlLlegar, PLAZO_EN_DIAS } from '~/registry/domain/consultas';

/** How long an answer may take, in words: known of this project's own registry alone. `dominio` is what is asked about. */
export async function answerTerm(dominio: string | null): Promise<string | null> {
  const isOurs = await registryOffers(contract.ticket.propios);
  return isOurs ? count(PLAZO_EN_DIAS[claseAlLlegar(dominio)], 'día hábil', 'días hábiles') : null;
}
