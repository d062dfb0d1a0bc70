import type { Challenge } from 'altcha-lib';

export type { Challenge } from 'altcha-lib';

/** Whether the registry's challenge is one the solver understands; otherwise the plain question is asked. */
export function isChallenge(value: unknown): value is Challenge {
  if (typeof value !== 'object' || value === null || !('parameters' in value)) return false;
  const { parameters } = value;
  return typeof parameters === 'object' && parameters !== null && 'algorithm' in parameters;
}

/** Works out an ALTCHA challenge; base64 of challenge and solution, or null when the time is over. Loads the solver when asked. */
export async function solve(challenge: Challenge): Promise<string | null> {
  const [{ solveChallenge }, deriveKey] = await Promise.all([
    import('altcha-lib'),
    keyDerivation(challenge.parameters.algorithm),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}

async function keyDerivation(algorithm: string) {
  const module = algorithm.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha');
  return module.deriveKey;
}
