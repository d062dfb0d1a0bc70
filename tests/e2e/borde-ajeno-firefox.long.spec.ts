import { administration } from './journeys/administration';
import { desk } from './journeys/desk';
import { transfers } from './journeys/transfers';
import { walkedInFirefox } from './support/walked-in-firefox';

walkedInFirefox({ ...desk, ...administration, ...transfers });
