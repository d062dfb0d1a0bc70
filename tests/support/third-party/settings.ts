import type { ThirdPartyEdge } from './edge';

/** What an installation says of an edge, because its answers do not. */
export const settingsFor = ({ url, ticketUrl, readings }: ThirdPartyEdge): Record<string, string> => ({
  REGISTRY_API_URL: url,
  REGISTRY_TICKET_URL: ticketUrl,
  // Edge, portal and browsers share a machine: what is promised here is what is said, not how soon.
  REGISTRY_API_READ_SECONDS: '10',
  REGISTRY_API_RECORDS: readings.records,
  REGISTRY_API_MONEY: readings.money === 'centesimos' ? 'centesimos' : 'pesos',
  ...(readings.alwaysBearer && { REGISTRY_API_TOKEN: 'del-portal' }),
});
