/** What is said of a question to the registry that was answered, or refused, to whoever measures (`portal:registry-answer`). */
export interface Answered {
  operation: string;
  seconds: number;
}
