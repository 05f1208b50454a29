import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foundation } from './0001-foundation.ts';
import { transactions } from './0002-transactions.ts';
import { accounts } from './0003-accounts.ts';
import { voidAdjust } from './0005-void-adjust.ts';
import { insight } from './0006-insight.ts';
import { accountsMessagesOnboarding } from './0007-accounts-messages-onboarding.ts';
import { resources } from './0008-resources.ts';
import { countedGoods } from './0009-counted-goods.ts';
import { security } from './0010-security.ts';
import { replays } from './0011-replays.ts';
import { sales } from './0012-sales.ts';
import { promptPay } from './0013-prompt-pay.ts';
import { menuNames } from './0014-menu-names.ts';
import { changes } from './0015-changes.ts';
import { lists } from './0016-lists.ts';
import { changeRuns } from './0017-change-runs.ts';
import { history } from './0018-history.ts';
import { salesByDay } from './0019-sales-by-day.ts';
import { changesInOneRow } from './0020-changes-in-one-row.ts';
import { saved } from './0021-saved.ts';
import { pointKinds } from './0022-point-kinds.ts';
import { tierChanges } from './0023-tier-changes.ts';
import { registration } from './0024-registration.ts';
import { memberMerges } from './0025-member-merges.ts';
import { findCustomers } from './0026-find-customers.ts';
import { claims } from './0027-claims.ts';
import { privacy } from './0028-privacy.ts';
import { mergesAndCodesByUse } from './0029-merges-and-codes-by-use.ts';
import { buyers } from './0030-buyers.ts';
import { hoursAndOffers } from './0031-hours-and-offers.ts';
import { dashboards } from './0032-dashboards.ts';
import { serviceAccounts } from './0033-service-accounts.ts';
import { namesOfPlacesAndBanks } from './0034-names-of-places-and-banks.ts';
import { revenueTargets } from './0035-revenue-targets.ts';
import { schedules } from './0036-schedules.ts';
import { voidsByDay } from './0037-voids-by-day.ts';
import { spanMembers } from './0038-span-members.ts';
import { erasedPictures } from './0039-erased-pictures.ts';
import { membersWritten } from './0040-members-written.ts';
import { tiersOfSales } from './0041-tiers-of-sales.ts';
import { keptOfSchedules } from './0043-kept-of-schedules.ts';
import { exportsOfPeople } from './0044-exports-of-people.ts';
import { billBounds } from './0045-bill-bounds.ts';
import { memberCodes } from './0046-member-codes.ts';
import { paymentMethods } from './0047-payment-methods.ts';
import { memberLocale } from './0048-member-locale.ts';
import { functions } from './0049-functions.ts';
import { englishPlaces } from './0050-english-places.ts';
import { realmsInKeys } from './0051-realms-in-keys.ts';
import { fileImports } from './0052-file-imports.ts';
import { oneFold } from './0053-one-fold.ts';
import { importPictures } from './0054-import-pictures.ts';
import { brought } from './0055-brought.ts';
import { memberCodesOfAnyCase } from './0056-member-codes-of-any-case.ts';
import { foldWithoutAccents } from './0057-fold-without-accents.ts';
import { sheetOfImport } from './0058-sheet-of-import.ts';
import { counterSetting } from './0059-counter-setting.ts';
import { parkedBills } from './0060-parked-bills.ts';
import { productOptions } from './0061-product-options.ts';
import { scaleLabels } from './0062-scale-labels.ts';
import { favouriteProducts } from './0063-favourite-products.ts';
import { keysInSmallLetters } from './0064-keys-in-small-letters.ts';
import { slipReferences } from './0065-slip-references.ts';
import { billersAndWallets } from './0066-billers-and-wallets.ts';
import { returns } from './0067-returns.ts';
import { saraAmOnce } from './0068-sara-am-once.ts';
import { paymentConfirmations } from './0069-payment-confirmations.ts';
import { offerTerms } from './0070-offer-terms.ts';
import { exchanges } from './0071-exchanges.ts';
import { preparation } from './0072-preparation.ts';
import { offerGoods } from './0073-offer-goods.ts';
import { approvals } from './0074-approvals.ts';
import { tills } from './0075-tills.ts';
import { automaticOffers } from './0076-automatic-offers.ts';
import { offerLimits } from './0077-offer-limits.ts';
import { taxDocuments } from './0078-tax-documents.ts';
import { shifts } from './0079-shifts.ts';
import { tillSessions } from './0080-till-sessions.ts';
import { fullTaxInvoices } from './0081-full-tax-invoices.ts';
import { sellingInShifts } from './0082-selling-in-shifts.ts';
import { setPrice } from './0083-set-price.ts';
import { lineSellers } from './0084-line-sellers.ts';
import { outputTax } from './0085-output-tax.ts';
import { shiftApprovals } from './0086-shift-approvals.ts';
import { debitNotes } from './0087-debit-notes.ts';
import { openingFloat } from './0088-opening-float.ts';
import { taxPrints } from './0089-tax-prints.ts';
import { searchOfProducts } from './0090-search-of-products.ts';
import { cashRounding } from './0091-cash-rounding.ts';
import { businessDays } from './0092-business-days.ts';
import { costOfGoods } from './0093-cost-of-goods.ts';
import { taxRequests } from './0094-tax-requests.ts';
import { shopLogo } from './0095-shop-logo.ts';
import { closedMonths } from './0096-closed-months.ts';
import { costOfShelves } from './0097-cost-of-shelves.ts';
import { datesOfDocuments } from './0098-dates-of-documents.ts';
import { stockCounts } from './0099-stock-counts.ts';
import { reorderLevels } from './0100-reorder-levels.ts';
import { addedVat } from './0101-added-vat.ts';
import { replacedTaxDocuments } from './0102-replaced-tax-documents.ts';
import { registeredAddresses } from './0103-registered-addresses.ts';
import { paperMails } from './0104-paper-mails.ts';
import { salesOfOneSecond } from './0105-sales-of-one-second.ts';
import { reachedAddresses } from './0106-reached-addresses.ts';
import { cells } from './0107-cells.ts';
import { pointsApproval } from './0108-points-approval.ts';
import { branchAddresses } from './0109-branch-addresses.ts';
import { handedBack } from './0110-handed-back.ts';
import { cellWrites } from './0111-cell-writes.ts';
import { pointsGiven } from './0112-points-given.ts';
import { shopNames } from './0113-shop-names.ts';
import { onboardForms } from './onboardForms.ts';

/** They wrote functions, which stand in ../functions since. */
const FUNCTIONS_ALONE: Migration = { up: async () => undefined };

/**
 * In the order they run. Names and texts are never changed (frozen.txt). Each counts on tables and rows alone: functions,
 * views, triggers and row-level security come from ../functions, after the last of them.
 */
export const migrations: Record<string, Migration> = {
  '0001-foundation': statements(foundation),
  '0002-transactions': statements(transactions),
  '0003-accounts': statements(accounts),
  '0004-record-transaction': FUNCTIONS_ALONE,
  '0005-void-adjust': statements(voidAdjust),
  '0006-insight': statements(insight),
  '0007-accounts-messages-onboarding': statements(accountsMessagesOnboarding + onboardForms),
  '0008-resources': resources,
  '0009-counted-goods': statements(countedGoods),
  '0010-security': statements(security),
  '0011-replays': statements(replays),
  '0012-sales': statements(sales),
  '0013-prompt-pay': statements(promptPay),
  '0014-menu-names': statements(menuNames),
  '0015-changes': statements(changes),
  '0016-lists': statements(lists),
  '0017-change-runs': statements(changeRuns),
  '0018-history': statements(history),
  '0019-sales-by-day': statements(salesByDay),
  '0020-changes-in-one-row': statements(changesInOneRow),
  '0021-saved': statements(saved),
  '0022-point-kinds': statements(pointKinds),
  '0023-tier-changes': statements(tierChanges),
  '0024-registration': statements(registration),
  '0025-member-merges': statements(memberMerges),
  '0026-find-customers': statements(findCustomers),
  '0027-claims': statements(claims),
  '0028-privacy': statements(privacy),
  '0029-merges-and-codes-by-use': statements(mergesAndCodesByUse),
  '0030-buyers': statements(buyers),
  '0031-hours-and-offers': statements(hoursAndOffers),
  '0032-dashboards': statements(dashboards),
  '0033-service-accounts': statements(serviceAccounts),
  '0034-names-of-places-and-banks': { up: namesOfPlacesAndBanks },
  '0035-revenue-targets': statements(revenueTargets),
  '0036-schedules': statements(schedules),
  '0037-voids-by-day': statements(voidsByDay),
  '0038-span-members': statements(spanMembers),
  '0039-erased-pictures': statements(erasedPictures),
  '0040-members-written': statements(membersWritten),
  '0041-tiers-of-sales': statements(tiersOfSales),
  '0042-numbers-of-sales': FUNCTIONS_ALONE,
  '0043-kept-of-schedules': statements(keptOfSchedules),
  '0044-exports-of-people': statements(exportsOfPeople),
  '0045-bill-bounds': statements(billBounds),
  '0046-member-codes': statements(memberCodes),
  '0047-payment-methods': statements(paymentMethods),
  '0048-member-locale': statements(memberLocale),
  '0049-functions': statements(functions),
  '0050-english-places': { up: englishPlaces },
  '0051-realms-in-keys': { up: realmsInKeys },
  '0052-file-imports': statements(fileImports),
  '0053-one-fold': statements(oneFold),
  '0054-import-pictures': statements(importPictures),
  '0055-brought': statements(brought),
  '0056-member-codes-of-any-case': statements(memberCodesOfAnyCase),
  '0057-fold-without-accents': statements(foldWithoutAccents),
  '0058-sheet-of-import': statements(sheetOfImport),
  '0059-counter-setting': statements(counterSetting),
  '0060-parked-bills': statements(parkedBills),
  '0061-product-options': statements(productOptions),
  '0062-scale-labels': statements(scaleLabels),
  '0063-favourite-products': statements(favouriteProducts),
  '0064-keys-in-small-letters': statements(keysInSmallLetters),
  '0065-slip-references': statements(slipReferences),
  '0066-billers-and-wallets': statements(billersAndWallets),
  '0067-returns': statements(returns),
  '0068-sara-am-once': statements(saraAmOnce),
  '0069-payment-confirmations': statements(paymentConfirmations),
  '0070-offer-terms': statements(offerTerms),
  '0071-exchanges': statements(exchanges),
  '0072-preparation': statements(preparation),
  '0073-offer-goods': statements(offerGoods),
  '0074-approvals': statements(approvals),
  '0075-tills': statements(tills),
  '0076-automatic-offers': statements(automaticOffers),
  '0077-offer-limits': statements(offerLimits),
  '0078-tax-documents': statements(taxDocuments),
  '0079-shifts': statements(shifts),
  '0080-till-sessions': statements(tillSessions),
  '0081-full-tax-invoices': statements(fullTaxInvoices),
  '0082-selling-in-shifts': statements(sellingInShifts),
  '0083-set-price': statements(setPrice),
  '0084-line-sellers': statements(lineSellers),
  '0085-output-tax': statements(outputTax),
  '0086-shift-approvals': statements(shiftApprovals),
  '0087-debit-notes': statements(debitNotes),
  '0088-opening-float': statements(openingFloat),
  '0089-tax-prints': statements(taxPrints),
  '0090-search-of-products': statements(searchOfProducts),
  '0091-cash-rounding': statements(cashRounding),
  '0092-business-days': statements(businessDays),
  '0093-cost-of-goods': statements(costOfGoods),
  '0094-tax-requests': statements(taxRequests),
  '0095-shop-logo': statements(shopLogo),
  '0096-closed-months': statements(closedMonths),
  '0097-cost-of-shelves': statements(costOfShelves),
  '0098-dates-of-documents': statements(datesOfDocuments),
  '0099-stock-counts': statements(stockCounts),
  '0100-reorder-levels': statements(reorderLevels),
  '0101-added-vat': statements(addedVat),
  '0102-replaced-tax-documents': statements(replacedTaxDocuments),
  '0103-registered-addresses': statements(registeredAddresses),
  '0104-paper-mails': statements(paperMails),
  '0105-sales-of-one-second': statements(salesOfOneSecond),
  '0106-reached-addresses': statements(reachedAddresses),
  '0107-cells': statements(cells),
  '0108-points-approval': statements(pointsApproval),
  '0109-branch-addresses': statements(branchAddresses),
  '0110-handed-back': statements(handedBack),
  '0111-cell-writes': statements(cellWrites),
  '0112-points-given': statements(pointsGiven),
  '0113-shop-names': statements(shopNames),
};

/** What a database of this version has. */
export const newestMigration = Object.keys(migrations).at(-1) ?? '';

/** Names that stood here while nothing was released. A database that has one is a developer's, and is created again. */
export const unreleased: readonly string[] = ['0012-security', '0013-replays', '0014-sales', '0036-prompt-pay'];

function statements(text: string): Migration {
  return { up: async (database) => void (await sql.raw(text).execute(database)) };
}
