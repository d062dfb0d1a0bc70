import { describe, expect, test } from 'vitest';
import * as observe from '../support/observe';
import { places } from '../support/portal/addresses';
