-- UETR of each payment of a payroll, given when the payroll is sent; null before and for older payrolls.
ALTER TABLE payroll_row ADD COLUMN uetr uuid CONSTRAINT payroll_row_uetr_once UNIQUE;
