-- Goods whose payment has a longer settlement term: a heading of UKTZED, '' for all others.
ALTER TABLE contract ADD COLUMN goods_group text NOT NULL DEFAULT ''
  CONSTRAINT contract_goods_group CHECK (goods_group IN ('', '8424', '8428', '8432', '8716'));
