import { RegisterForm } from '@bettle/contract'
import { z } from 'zod'

/** The contract's fields, and that both passwords are the same: told together with whatever else is wrong. */
export const RegisterFields = RegisterForm.extend({
  confirmPassword: z.string().min(1, 'Please confirm your password'),
}).refine(({ password, confirmPassword }) => !confirmPassword || password === confirmPassword, {
  path: ['confirmPassword'],
  message: 'Passwords do not match',
  when: () => true,
})
